import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { fill } from '../../../../schema/fill';
import { ACTION_LABELS, DONE_LABELS, slotOf, type DeskRow, type Slot, type StayAction } from './deskRows';
import { keyProps, STAY_KEYS } from '../layout/actionKeys';
import { KeyHint } from '../layout/KeyHint';
import * as texts from './texts';
import type { Step } from './useStep';

const SLOTS: readonly Slot[] = ['side', 'main'];

interface Props {
  /** The room number and the guest are part of the buttons' names. */
  number: number;
  guest: string;
  state: DeskRow['stay']['state'];
  actions: readonly StayAction[];
  step: Step | undefined;
  /** Whether the actions have keys, as in the details of one booking. */
  hasKeys?: boolean;
  /** Below each other, where there is little width. */
  isNarrow?: boolean;
  onAct: (action: StayAction, slot: Slot) => void;
}

/** The actions of a stay, each in its slot. A pressed button stays there for a while and shows the result. */
export function StayButtons({ number, guest, state, actions, step, hasKeys, isNarrow, onAct }: Props) {
  const pressed = step?.is === 'refused' ? undefined : step;
  const buttons = SLOTS.map((slot) => {
    const isPressed = pressed?.slot === slot;
    const action = isPressed ? pressed.action : actions.find((one) => slotOf(one, state) === slot);
    const isDone = isPressed && pressed.is === 'done';
    return { slot, action, label: action && (isDone ? DONE_LABELS : ACTION_LABELS)[action], isPressed };
  });
  if (!buttons.some(({ action }) => action)) return null;
  return (
    <Box sx={isNarrow ? narrowStyle : slotsStyle}>
      {buttons.map(({ slot, action, label = '', isPressed }) =>
        action ? (
          <Button
            key={slot}
            {...keyProps(hasKeys && !isPressed ? STAY_KEYS[action] : undefined, label)}
            size="small"
            variant={action === 'CHECK_IN' || action === 'CHECK_OUT' ? 'outlined' : 'text'}
            color={action === 'NO_SHOW' ? 'error' : 'primary'}
            aria-disabled={isPressed}
            aria-label={fill(texts.actionOnStay, { action: label, number, guest })}
            onClick={isPressed ? undefined : () => onAct(action, slot)}
            sx={[
              isPressed ? pressedStyle : buttonStyle,
              slot === 'main' && (isNarrow ? firstStyle : mainStyle),
            ]}
          >
            {label}
            {hasKeys && !isPressed && <KeyHint of={STAY_KEYS[action]} />}
          </Button>
        ) : (
          <span key={slot} />
        ),
      )}
    </Box>
  );
}

const slotsStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(88px, max-content)', md: '80px 100px' },
  gap: 1,
};
const narrowStyle = { display: 'grid', gridTemplateColumns: 'minmax(96px, max-content)', gap: 0.5 };
const firstStyle = { order: -1 };
const buttonStyle = { px: 0.5, minWidth: 0, whiteSpace: 'nowrap' };
/** First on phones, where the slots are below each other. */
const mainStyle = { order: { xs: -1, md: 0 } };
const pressedStyle = {
  ...buttonStyle,
  cursor: 'default',
  color: 'text.secondary',
  borderColor: 'transparent',
  '&:hover': { bgcolor: 'transparent', borderColor: 'transparent' },
};
