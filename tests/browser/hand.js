/*
 * A hand that plays on by itself, as fast as the page lets it: whenever this browser may choose, it clicks. What it takes is
 * drawn with seeded dice among the options; how it takes it, too: in the list, or where the thing lies on the board.
 *
 * keen: patterns of keys it takes first, if it can; ends: how often (0 to 1) it ends a phase that it may end;
 * team: whether it answers for the whole team; most: after so many choices it rests.
 */
({ seed, keen, ends, team, most }) =>
  new Promise((rest) => {
    const told = { choices: 0, onBoard: 0, inList: 0, covered: [] }
    const what = dice(seed)
    const how = dice(seed + 1000)
    let meant = '' // the option whose thing was clicked

    function dice(state) {
      return () => {
        state = (state + 0x6d2b79f5) | 0
        let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
        mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
      }
    }
    const one = (wanted) => document.querySelector(wanted)
    const all = (wanted) => [...document.querySelectorAll(wanted)]
    const keyOf = (option) => option.dataset.key

    /** By their keys, so that the same dice take the same option however the list is drawn. */
    function wanted(options) {
      const sorted = options.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
      const any = (some) => some[Math.floor(what() * some.length)]
      for (const pattern of keen) {
        const liked = sorted.filter((option) => new RegExp(pattern).test(keyOf(option)))
        if (liked.length) return any(liked)
      }
      const keeping = sorted.every((option) => /^(discard:|done$)/.test(keyOf(option)))
      const end = sorted.find((option) => keyOf(option) === (keeping ? 'done' : 'end'))
      return end && what() < ends ? end : any(sorted)
    }

    /** Would a mouse reach it? A card of a hand may lie half under the next one. */
    function reachable(thing) {
      thing.scrollIntoView({ block: 'nearest' })
      const box = thing.getBoundingClientRect()
      return [0.5, 0.1, 0.9].some((across) =>
        [0.5, 0.1, 0.9].some((down) => {
          const hit = document.elementFromPoint(box.left + box.width * across, box.top + box.height * down)
          return hit !== null && thing.contains(hit)
        }),
      )
    }

    function take() {
      if (one('[data-testid="over"]')) return stop()
      // Several options for one thing: they are shown beside it.
      const near = one(`[data-testid="near-option"][data-key="${CSS.escape(meant)}"]:not([aria-disabled="true"])`)
      if (near) {
        meant = ''
        return near.click()
      }
      const options = all('[data-testid="option"]')
      if (!options.length || options.some((option) => option.getAttribute('aria-disabled') === 'true')) return
      if (!team && one('[data-testid="prompt"] h2').textContent.includes('team')) return
      if (told.choices >= most) return stop()
      const option = wanted(options)
      const { key, about } = option.dataset
      const lit = about ? one(`[data-testid="board"] [data-ref="${CSS.escape(about)}"][role="button"]`) : null
      told.choices += 1
      if (lit && how() < 0.6) {
        told.onBoard += 1
        if (!reachable(lit)) told.covered.push(about)
        meant = key
        lit.click()
      } else {
        told.inList += 1
        option.click()
      }
    }

    const watcher = new MutationObserver(take)
    function stop() {
      watcher.disconnect()
      rest(told)
    }
    watcher.observe(document, { subtree: true, childList: true, attributes: true })
    take()
  })
