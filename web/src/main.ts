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
// The page loads together with the texts; the component that shows it asks again, and says so if it fails.
findPage(location.pathname).load().catch(() => undefined)
const spoken = await speak(settings.language).then(
  () => true,
  () => false,
)
if (spoken) mount(App, { target: document.body })
else document.body.append(unspoken())

/** Without texts: these words in all languages, and a way to try again. */
function unspoken(): HTMLElement {
  const page = document.createElement('main')
  page.className = 'page'
  const [said, line] = [document.createElement('p'), document.createElement('p')]
  said.innerText = 'Demesne could not be loaded.\nDemesne n’a pas pu être chargé.\nNon è stato possibile caricare Demesne.'
  const again = document.createElement('button')
  again.className = 'button act'
  again.textContent = '↻'
  again.ariaLabel = 'Reload · Recharger · Ricarica'
  again.onclick = () => location.reload()
  line.append(again)
  page.append(said, line)
  return page
}
