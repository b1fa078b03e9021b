import { describe, expect, it } from 'vitest'
import { isHeldToLine } from './heldToLine.ts'

const line = 'Was responsible for the migration of 3 services from Oracle to PostgreSQL for Delta Air in 2021.'

describe('a new wording of a line', () => {
  it.each([
    ['Migrated 3 services from Oracle to PostgreSQL for Delta Air in 2021.', line],
    ['Migrated 3 services from Oracle to Postgres for Delta Air in 2021', line],
    ['Built a queue for orders.', 'Successfully built a queue for all of the orders.'],
    ['Helped with the migration of the shop to Kafka.', 'I helped with the migration of the shop to Kafka.'],
    ['Reviewed C# code of 4 people.', 'I reviewed the C# code of 4 people.'],
  ])('is held to it: %s', (text, of) => {
    expect(isHeldToLine(text, of)).toBe(true)
  })

  it.each([
    ['another number', 'Migrated 4 services from Oracle to PostgreSQL for Delta Air in 2021.', line],
    ['a number less', 'Migrated services from Oracle to PostgreSQL for Delta Air in 2021.', line],
    ['another technology', 'Migrated 3 services from Oracle to MySQL for Delta Air in 2021.', line],
    ['technologies that changed places', 'Migrated 3 services from PostgreSQL to Oracle for Delta Air in 2021.', line],
    ['another year', 'Migrated 3 services from Oracle to PostgreSQL for Delta Air in 2022.', line],
    ['a name less', 'Migrated 3 services from Oracle to PostgreSQL in 2021.', line],
    [
      'a verb that claims more',
      'Led the migration of 3 services from Oracle to PostgreSQL for Delta Air in 2021.',
      line,
    ],
    ['a result', 'Migrated 3 services from Oracle to PostgreSQL for Delta Air in 2021, faster.', line],
    ['help that became the deed', 'Migrated the shop to Kafka.', 'Helped migrate the shop to Kafka.'],
    ['a team that went', 'Built the new billing system.', 'Built the new billing system with a team.'],
    ['a “not” that went', 'Payments were lost in the move.', 'Payments were not lost in the move.'],
    ['a plan that became a deed', 'Moved the shop to Kafka.', 'Planned and moved the shop to Kafka.'],
    ['how often', 'Deployed the shop to Kafka daily.', 'I deployed the shop to Kafka.'],
    ['a cause', 'Moved the shop because of orders.', 'I moved the shop of the orders.'],
    ['numbers that changed places', 'Cut the time from 20 to 80 ms.', 'I cut the time from 80 to 20 ms.'],
    ['formatting', '**Built** a queue for orders.', 'Successfully built a queue for orders.'],
    ['a link', 'Built a queue for https://orders.example', 'Successfully built a queue for orders.'],
    ['two lines', 'Built a queue.\nFor orders.', 'Successfully built a queue for orders.'],
    ['nothing new', 'Built a queue for orders', 'Built a queue for orders.'],
    ['nothing', ' ', 'Built a queue for orders.'],
  ])('isn’t, with %s', (_, text, of) => {
    expect(isHeldToLine(text, of)).toBe(false)
  })
})
