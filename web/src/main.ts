import '@fontsource/alegreya/latin-700.css'
import '@fontsource/alegreya/latin-800.css'
import '@fontsource/alegreya-sans/latin-400.css'
import '@fontsource/alegreya-sans/latin-700.css'
import './styles/tokens.css'
import './styles/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { settings, speak, theme } from './game/settings.svelte'
import { findPage } from './pages'

document.documentElement.dataset.theme = theme()
// The page is on its way while the texts are; who shows it asks again, and says when it does not come.
findPage(location.pathname).load().catch(() => undefined)
await speak(settings.language)
mount(App, { target: document.body })
