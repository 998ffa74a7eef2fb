import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PersonRow, type Person } from './PersonRow';
import { listStyle, quietText } from './rowStyle';

interface Props {
  /** Undefined until it is known. */
  people: readonly Person[] | undefined;
  onChoose: (person: Person) => void;
}

/** Who else is online now. */
export function OnlineUsers({ people, onChoose }: Props) {
  if (!people) return <Typography sx={{ ...quietText, px: 1 }}>Loading</Typography>;
  if (!people.length)
    return (
      <Typography role="status" sx={{ ...quietText, px: 1, py: 1 }}>
        Sorry, no one is online at the moment
      </Typography>
    );
  return (
    <Box component="ul" sx={listStyle}>
      {people.map((person) => (
        <PersonRow key={person.id} person={person} isOnline does="Chat with" onChoose={onChoose} />
      ))}
    </Box>
  );
}
