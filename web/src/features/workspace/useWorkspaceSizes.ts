import { type Division, useKeptSizes } from '../../parts/panes/useKeptSizes.ts'

/** How wide the problem's side is, and how high the tests below the code. */
export const workspaceDivision: Division<'side' | 'tests'> = {
  key: 'greenroom:workspace-panes',
  usual: { side: 30, tests: 38 },
  limits: { side: { min: 22, max: 55 }, tests: { min: 18, max: 70 } },
}

/** How the workspace is divided. */
export const useWorkspaceSizes = () => useKeptSizes(workspaceDivision)
