import Box from '@mui/material/Box';
import { mdiAlertCircle, mdiCheckCircleOutline } from '@mdi/js';
import { Icon } from '../../kit/Icon';
import { outcomeOf } from './deskRows';
import type { Step } from './useStep';

interface Props {
  step: Step | undefined;
  guest: string;
}

/** The result of the last action on a stay. Its parent reserves the room for it. */
export function StepMessage({ step, guest }: Props) {
  if (!step || step.is === 'sending') return null;
  const { refusal, action } = step;
  return (
    <Box role={refusal && 'alert'} sx={{ ...messageStyle, ...(refusal ? refusedStyle : doneStyle) }}>
      <Icon path={refusal ? mdiAlertCircle : mdiCheckCircleOutline} size="small" />
      <span>{refusal ?? outcomeOf(action, guest)}</span>
    </Box>
  );
}

const messageStyle = {
  height: '100%',
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 1,
  borderRadius: 'var(--radius-control)',
  color: 'text.primary',
  fontSize: 'var(--text-small)',
  lineHeight: 1.3,
};
const doneStyle = { bgcolor: 'success.light', '& svg': { flexShrink: 0, color: 'success.main' } };
const refusedStyle = { bgcolor: 'error.light', '& svg': { flexShrink: 0, color: 'error.main' } };
