/** One press of the mouse, in the words that both kinds of WebDriver share. */
export const pressAt = (x: number, y: number): object => ({
  type: 'pointer',
  id: 'mouse',
  actions: [
    { type: 'pointerMove', x, y, duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
})
