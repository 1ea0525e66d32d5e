import { mount } from 'svelte'
import './type.css'
import './app.css'
import App from './App.svelte'
import './lib/pointer'
import { theme, wear } from './lib/theme.svelte'

wear(theme.now)
const home = document.getElementById('app')
if (home) mount(App, { target: home })
