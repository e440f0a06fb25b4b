/** What a link to a screen shows where it is posted. It is the same for all tables and games: nobody learns a thing from it. */
const SCREENS = [
  { picture: 'invite', paths: /^\/(?:t|join|watch)\// },
  { picture: 'replay', paths: /^\/(?:replay|games)(?:\/|$)/ },
  { picture: 'home', paths: /^/ },
] as const

type Picture = (typeof SCREENS)[number]['picture']
type Words = Readonly<Record<Picture, readonly [title: string, description: string]>>

const ENGLISH: Words = {
  home: [
    'Jelly Rush',
    'Roll, place, kick and slide, all at once: a real-time dice game for 3 to 5 people, in the browser.',
  ],
  invite: ['Come and play Jelly Rush', 'A table is waiting for you. Nothing to install, no account.'],
  replay: [
    'Watch a game of Jelly Rush again',
    'Every hand in sight, every point traceable, and any seat can be taken.',
  ],
}

const WORDS: Readonly<Record<string, Words>> = {
  en: ENGLISH,
  fr: {
    home: [
      'Jelly Rush',
      'Lancer, poser, expulser, glisser, tous à la fois : un jeu de dés en temps réel pour 3 à 5 personnes.',
    ],
    invite: ['Venez jouer à Jelly Rush', 'Une table vous attend. Rien à installer, pas de compte.'],
    replay: [
      'Revoir une partie de Jelly Rush',
      'Toutes les mains visibles, chaque point expliqué, et l’on peut prendre n’importe quelle place.',
    ],
  },
}

export const previewOf = (path: string): Picture => SCREENS.find(({ paths }) => paths.test(path))?.picture ?? 'home'

/** The page with what a link to it shows. Pictures need a whole address. */
export function withPreview(html: string, picture: Picture, language: string, origin: string): string {
  const [title, description] = (WORDS[language] ?? ENGLISH)[picture]
  const image = `${origin.replace(/\/$/, '')}/preview-${picture}.jpg`
  const tags = [
    ['property="og:type"', 'website'],
    ['property="og:site_name"', 'Jelly Rush'],
    ['property="og:title"', title],
    ['property="og:description"', description],
    ['property="og:image"', image],
    ['property="og:image:width"', '1200'],
    ['property="og:image:height"', '630'],
    ['name="twitter:card"', 'summary_large_image'],
  ] as const
  const lines = tags.map(([name, content]) => `<meta ${name} content="${escaped(content)}">`)
  return html.replace('</head>', `${lines.join('')}</head>`)
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
