import { loadChallenges, loadSpoken } from '@greenroom/shared/content'
import { limitsIn } from '@greenroom/shared/rules'
import { testRunPurposes } from '@greenroom/shared/session'
import { programmingLanguages } from '@greenroom/shared/vocabulary'
import { expect, it } from 'vitest'
import { catalogueOf, runMaterialOf } from './catalogue.ts'

const bank = loadChallenges()
const catalogue = catalogueOf(bank, loadSpoken())
const materialOf = runMaterialOf(bank)
const own = [{ stdin: '1\n', expected_output: null }]

it('every run of every challenge has its author’s limits and signature, and the candidate sees the limits', () => {
  expect(bank.all().length).toBeGreaterThan(20)
  for (const { id, version, limits, signature } of bank.all())
    for (const programmingLanguage of programmingLanguages) {
      const expected = limitsIn(programmingLanguage, limits)
      for (const purpose of testRunPurposes) {
        const material = materialOf({ challenge_id: id, version }, { purpose, programmingLanguage, testCases: own })
        expect(material.limits, `${id}, ${purpose}, ${programmingLanguage}`).toEqual(expected)
        expect(material.signature).toEqual(signature)
        expect(material.testCases.length).toBeGreaterThan(0)
      }
      const shown = catalogue.present(id, version, programmingLanguage)
      expect(shown?.limits).toEqual(expected)
    }
})
