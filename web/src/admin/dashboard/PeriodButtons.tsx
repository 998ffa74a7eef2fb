import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { PERIODS, type Period } from './period';

interface Props {
  period: Period;
  onPeriod: (period: Period) => void;
}

/** Which days the figures are of. */
export function PeriodButtons({ period, onPeriod }: Props) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Days"
      value={period}
      sx={{ width: { xs: 1, sm: 'auto' } }}
    >
      {PERIODS.map((days) => (
        <ToggleButton
          key={days}
          value={days}
          onClick={() => onPeriod(days)}
          aria-label={`${days < 0 ? 'Last' : 'Next'} ${Math.abs(days)} days`}
          sx={buttonStyle}
        >
          {days < 0 ? `Last ${-days}` : `Next ${days}`}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

const buttonStyle = {
  flex: { xs: '1 1 auto', sm: 'none' },
  px: { xs: 0.5, sm: 1.25 },
  minHeight: 36,
  whiteSpace: 'nowrap',
  textTransform: 'none',
};
