/** The template page of a new coding challenge. */
export const codingTemplate = `---
title:
difficulty: straightforward
minutes: 20
stages: telephone; take_home_assessment; on_site
roles: software engineer (back-end); software engineer (front-end); software engineer (full-stack)
levels: JUNIOR; SENIOR
concepts:
tier: standard
release: beta
signature: nameOfIt(values: int[], limit: int) -> int
docstring: What it returns, in one short line.
time limit ms: 2000
memory limit mb: 256
---

## Input

## Output

## Limits

## Examples

## Opening

## Hints

## Clarifications

## Approaches

## Key points

## Common mistakes

## Edge cases

## Follow-ups

## Complexity

## Key phrases

## Solutions

## Wrong solutions

## Editorial
`
