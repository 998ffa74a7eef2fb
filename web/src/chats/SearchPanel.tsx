import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TextInput } from '../ui/Field';
import { useChatPartnersQuery } from './People.generated';
import { PersonRow, type Person } from './PersonRow';
import { listStyle, quietText } from './rowStyle';
import { useSearchText } from '../ui/useSearchText';

interface Props {
  onlineIds: ReadonlySet<string>;
  /** Whether everybody is listed before anything is typed. */
  listsAll?: boolean;
  does?: string;
  onChoose: (person: Person) => void;
}

/** Finds people by their name. */
export function SearchPanel({ onlineIds, listsAll = false, does = 'Chat with', onChoose }: Props) {
  const [typed, setTyped] = useState('');
  const text = useSearchText(typed);
  const isAsking = listsAll || text !== '';
  const { data, previousData } = useChatPartnersQuery({
    variables: { text },
    skip: !isAsking,
    fetchPolicy: 'cache-and-network',
    context: { inPlace: true },
  });
  const people = isAsking ? (data ?? previousData)?.chatPartners : undefined;
  const choose = (person: Person) => {
    setTyped('');
    onChoose(person);
  };
  return (
    <Box
      role="search"
      sx={{ display: 'grid', gap: 1, minHeight: 0, gridTemplateRows: 'auto minmax(0, 1fr)' }}
    >
      <TextInput
        type="search"
        aria-label="Search for a user"
        placeholder="Search for a user"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {people && (
        <Box sx={{ overflowY: 'auto', maxHeight: 320 }}>
          {people.length ? (
            <Box component="ul" sx={listStyle} aria-label="People found">
              {people.map((person) => (
                <PersonRow
                  key={person.id}
                  person={person}
                  isOnline={onlineIds.has(person.id)}
                  does={does}
                  onChoose={choose}
                />
              ))}
            </Box>
          ) : (
            <Typography role="status" sx={{ ...quietText, px: 1, py: 1 }}>
              No user matches your search !!!
            </Typography>
          )}
        </Box>
      )}
    </Box>
  );
}
