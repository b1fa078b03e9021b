import type { Finding } from './finding.ts'
import { technologiesIn } from './technologies.ts'

/** Acronyms that every engineer knows, and those that are common on CVs. */
const known = new Set(
  'API APIs AI ML NLP LLM UI UX CPU GPU RAM SSD HTTP HTTPS TCP IP UDP DNS TLS SSL SSH VPN CDN JSON XML YAML CSV PDF URL ORM MVC OOP TDD BDD DDD CI CD ETL ELT BI QA SRE SLA SLO KPI OKR ROI B2B B2C SaaS PaaS IaaS SDK IDE CLI GUI IT HR PR USA US UK EU UN BSc MSc MBA PhD BA MA GPA ID SSO MFA OAuth JWT LDAP RBAC IAM VPC EKS ECS RDS SQS SNS GKE ARM x86 USB IoT PLC CAD ERP CRM CMS SEO GDPR PCI DSS HIPAA ISO PM CTO CEO CIO VP ATM POS SMS GPS NFC PWA SPA SSR DOM AJAX FAQ OS VM VMs RPC MQ DB DBA PoC MVP PoS WCAG HA DR P99 P95 ACID CRUD SOA NGO DACH EMEA AM PM TV MIT IEEE ACM FPGA ASIC RTOS DSP BLE MQTT GIS OCR RAG SQL NoSQL HTML CSS PHP AWS GCP SAP JVM CUDA OpenGL AR VR 2D 3D IPO CAN SPI I2C UART SIL'.split(
    ' ',
  ),
)

/** An acronym in a line that outsiders don't know and that the CV doesn't explain; null if there is none. */
export function acronymIn(line: string, cv: string): Finding | null {
  for (const [short] of line.matchAll(/(?<![\p{L}\p{N}&/.-])\p{Lu}{3,5}(?![\p{L}\p{N}&/.-])/gu)) {
    const isKnown = known.has(short) || technologiesIn(`x, ${short}`).size > 0
    const isExplained = new RegExp(String.raw`\(${short}\)|${short}\s*\(`).test(cv)
    // If everything is in capitals, that's style, not an acronym.
    if (isKnown || isExplained || line === line.toUpperCase()) continue
    return {
      title: `What is ${short}?`,
      reason: 'Readers outside your company may not know it. Spell it out once.',
      ask: {
        label: `${short} in full`,
        hint: 'Reject this if everyone in the field knows it',
        template: line.replace(short, `${short} ({answer})`),
      },
    }
  }
  return null
}
