import type { PowerUp } from '@greenroom/shared/vocabulary'
import {
  IconBolt,
  IconBug,
  IconBulb,
  IconCards,
  IconEar,
  IconHistory,
  IconHourglass,
  IconMessageCheck,
  IconShield,
  IconWind,
} from '@tabler/icons-react'

export const powerUpIcons = {
  mentors_whisper: IconEar,
  time_dilation: IconHourglass,
  second_wind: IconWind,
  divine_inspiration: IconBulb,
  cognitive_boost: IconCards,
  time_warp: IconHistory,
  double_edge: IconBolt,
  bug_scanner: IconBug,
  shield: IconShield,
  instant_feedback: IconMessageCheck,
} as const satisfies Record<PowerUp, unknown>
