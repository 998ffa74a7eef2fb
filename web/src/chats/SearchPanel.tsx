import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LIMITS } from '../../../schema/limits';
import { isPeopleSearch } from '../../../schema/texts';
import { TextInput } from '../kit/Field';
import { useChatPartnersQuery } from './People.generated';
import { PersonRow, type Person } from './PersonRow';
import { listStyle, quietText } from './rowStyle';
import { useSearchText } from '../kit/useSearchText';

interface Props {
  onlineIds: ReadonlySet<string>;
  /** Whether people with whom one has a chat are listed before anything is typed. */
  listsPartners?: boolean;
  does?: string;
  onChoose: (person: Person) => void;
}

/** Finds people by their name. */
export function SearchPanel({ onlineIds, listsPartners = false, does = 'Chat with', onChoose }: Props) {
  const [typed, setTyped] = useState('');
  const text = useSearchText(typed);
  const isTooShort = text !== '' && !isPeopleSearch(text);
  const isAsking = text === '' ? listsPartners : !isTooShort;
  const { data, previousData } = useChatPartnersQuery({
    variables: { text },
    skip: !isAsking,
    fetchPolicy: 'cache-and-network',
  });
  const found = isAsking ? (data ?? previousData)?.chatPartners : undefined;
  // Where nobody is suggested, nothing was searched for.
  const people = text === '' && !found?.length ? undefined : found;
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
      {isTooShort && (
        <Typography role="status" sx={{ ...quietText, px: 1 }}>
          Type at least {LIMITS.searchLetters} letters of the name.
        </Typography>
      )}
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
