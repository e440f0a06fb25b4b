import { createRoot } from 'react-dom/client'
import '../../src/design/tokens.css'
import '../../src/design/themes.css'
import '../../src/design/base.css'
import '../../src/art/hues.css'
import '../../src/art/crests/patterns.css'
import './gallery.css'
import { Gallery } from './Gallery.tsx'

/** `?theme=day`, `?theme=high`: what the page is looked at in. */
const theme = new URLSearchParams(location.search).get('theme') ?? 'night'
document.documentElement.dataset['theme'] = theme === 'high' ? 'night' : theme
document.documentElement.dataset['contrast'] = theme === 'high' ? 'high' : 'normal'

const page = document.getElementById('page')
if (page) createRoot(page).render(<Gallery />)
