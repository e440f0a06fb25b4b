/** The crown of who leads, as it is drawn everywhere. */
export const CROWN = {
  width: 24,
  height: 20,
  path: 'M2 4.5 7.2 9 12 1.5 16.8 9 22 4.5 20 17H4Zm2 12.9h16a1 1 0 0 1 0 2H4a1 1 0 0 1 0-2Z',
  colour: '#ffe27a',
}
