import { signUp } from '../system/candidate.ts'
import type { Person } from './messages.ts'

/**
 * How many seats share an account, because signing up costs more than holding an interview. A person may send so many
 * commands and joins that eight rooms at once go unnoticed.
 */
const seatsAPerson = 8
const signUpsAtOnce = 4

/** The people needed to fill this many seats: candidates, and as many interviewers. */
export const peopleNeeded = (seats: number): number => 2 * Math.ceil(seats / seatsAPerson)

/** Who sits in a seat. People are candidates in some seats and interviewers in none, or the other way round. */
export function peopleOfSeat(seat: number, people: readonly Person[]): { candidate: Person; interviewer: Person } {
  const pair = 2 * Math.floor(seat / seatsAPerson)
  const candidate = people[pair]
  const interviewer = people[pair + 1]
  if (candidate === undefined || interviewer === undefined) throw new Error(`there are no people for seat ${seat}`)
  return { candidate, interviewer }
}

/** Signs up more people, until there are enough for this many seats. */
export async function enoughPeople(people: readonly Person[], seats: number, url: string): Promise<Person[]> {
  const all = [...people]
  while (all.length < peopleNeeded(seats)) {
    const missing = Math.min(signUpsAtOnce, peopleNeeded(seats) - all.length)
    const added = await Promise.all(Array.from({ length: missing }, () => signUp(url)))
    all.push(...added.map(({ userId, cookie }) => ({ userId, cookie })))
  }
  return all
}
