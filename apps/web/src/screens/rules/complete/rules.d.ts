declare module '*/rules.md?text' {
  const text: unknown
  export default text
}
