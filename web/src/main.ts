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
try {
  await speak(settings.language)
  mount(App, { target: document.body })
} catch {
  // The words of every other page did not come, so these are here, in all languages.
  const again = document.createElement('button')
  again.className = 'button act'
  again.textContent = '↻'
  again.ariaLabel = 'Reload · Recharger · Ricarica'
  again.onclick = () => location.reload()
  const said = document.createElement('p')
  said.innerText = 'Demesne could not be loaded.\nDemesne n’a pas pu être chargé.\nNon è stato possibile caricare Demesne.'
  const page = document.createElement('main')
  page.className = 'page'
  page.append(said, document.createElement('p'))
  page.lastElementChild?.append(again)
  document.body.append(page)
}
