import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ACTIONS, DONE, placeOf, type DeskRow, type Place, type StayAction } from './deskRows';
import type { Step } from './useStep';

const PLACES: readonly Place[] = ['side', 'main'];

interface Props {
  /** The room number, and who booked: names of the buttons. */
  number: number;
  guest: string;
  state: DeskRow['stay']['state'];
  actions: readonly StayAction[];
  step: Step | undefined;
  onAct: (action: StayAction, place: Place) => void;
}

/** The actions of a stay, each in its place. The one that was pressed stays there for a while and says what it did. */
export function StayButtons({ number, guest, state, actions, step, onAct }: Props) {
  const pressed = step?.is === 'refused' ? undefined : step;
  const buttons = PLACES.map((place) => {
    const isPressed = pressed?.place === place;
    const action = isPressed ? pressed.action : actions.find((one) => placeOf(one, state) === place);
    return { place, action, isDone: isPressed && pressed.is === 'done', isPressed };
  });
  if (!buttons.some(({ action }) => action)) return null;
  return (
    <Box sx={placesStyle}>
      {buttons.map(({ place, action, isDone, isPressed }) =>
        action ? (
          <Button
            key={place}
            size="small"
            variant={action === 'CHECK_IN' || action === 'CHECK_OUT' ? 'outlined' : 'text'}
            color={action === 'NO_SHOW' ? 'error' : 'primary'}
            aria-disabled={isPressed}
            aria-label={`${isDone ? DONE[action] : ACTIONS[action]}: room ${number}, ${guest}`}
            onClick={isPressed ? undefined : () => onAct(action, place)}
            sx={[isPressed ? pressedStyle : buttonStyle, place === 'main' && mainStyle]}
          >
            {isDone ? DONE[action] : ACTIONS[action]}
          </Button>
        ) : (
          <span key={place} />
        ),
      )}
    </Box>
  );
}

const placesStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(96px, max-content))', md: '80px 100px' },
  gap: 1,
};
const buttonStyle = { px: 0.5, minWidth: 0, whiteSpace: 'nowrap' };
/** First on phones, where the places begin at the left. */
const mainStyle = { order: { xs: -1, md: 0 } };
const pressedStyle = {
  ...buttonStyle,
  cursor: 'default',
  color: 'text.secondary',
  borderColor: 'transparent',
  '&:hover': { bgcolor: 'transparent', borderColor: 'transparent' },
};
