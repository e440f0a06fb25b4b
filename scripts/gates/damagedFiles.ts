import { damagedFiles } from '@jelly/cli/testing'

const FILES = 50

export default {
  name: 'damaged-files',
  goal: `${FILES} databases flipped or cut: every row, guest and result that is lost is named, nothing else is, and the server goes on`,
  async run({ note }: { note: (text: string) => void }) {
    const { noticed, lost, problems } = await damagedFiles(FILES, 1, note)
    for (const problem of problems) note(problem)
    return {
      figure: `${problems.length} problems in ${FILES} files, of which ${noticed} were told to be damaged and ${lost} things were lost`,
      ok: problems.length === 0,
    }
  },
}
