/** The head of a new item; it ends where a kind goes on with lines of its own. */
export const itemHead = `---
title:
tier: standard
release: beta
`

/** The head of a new question. */
export const questionHead = `${itemHead}difficulty: moderately_challenging
minutes: 20
stages: telephone; on_site
roles: software engineer (back-end); software engineer (full-stack)
levels: JUNIOR; SENIOR
concepts:
`

export const conversationTemplate = `## Opening

## Hints

## Clarifications

## Common mistakes

## Follow-ups

## Key phrases

## Editorial
`
