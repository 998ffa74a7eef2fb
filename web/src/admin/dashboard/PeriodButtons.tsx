import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { fill } from '../../../../schema/fill';
import { PERIODS, type Period } from './period';
import * as texts from './texts';

interface Props {
  period: Period;
  onPeriod: (period: Period) => void;
}

/** The choice of the period. */
export function PeriodButtons({ period, onPeriod }: Props) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={texts.period}
      value={period}
      sx={{ width: { xs: 1, sm: 'auto' } }}
    >
      {PERIODS.map((days) => (
        <ToggleButton
          key={days}
          value={days}
          onClick={() => onPeriod(days)}
          aria-label={fill(days < 0 ? texts.lastDays : texts.nextDays, { count: Math.abs(days) })}
          sx={buttonStyle}
        >
          <Box component="span" sx={{ display: { sm: 'none' } }}>
            {fill(days < 0 ? texts.lastDaysShort : texts.nextDaysShort, { count: Math.abs(days) })}
          </Box>
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {fill(days < 0 ? texts.lastDays : texts.nextDays, { count: Math.abs(days) })}
          </Box>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

const buttonStyle = {
  flex: { xs: '1 1 auto', sm: 'none' },
  px: { xs: 0.5, sm: 1.25 },
  minHeight: 36,
  // on a phone, words that are too long beside each other take two lines
  minWidth: 0,
  lineHeight: 1.2,
  whiteSpace: { xs: 'normal', sm: 'nowrap' },
  textTransform: 'none',
};
