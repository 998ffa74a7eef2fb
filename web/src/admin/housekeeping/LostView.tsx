import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { failsOffline } from '../../apollo/reachabilityLink';
import { oneOf } from '../../kit/address';
import { Empty } from '../../kit/Empty';
import { TextInput } from '../../kit/Field';
import { Notice } from '../../kit/Notice';
import { RowsSkeleton } from '../../kit/RowsSkeleton';
import { tryAgain } from '../../kit/texts';
import { useAddress } from '../../kit/useAddress';
import { useSearchText } from '../../kit/useSearchText';
import { listStyle } from '../frontdesk/rowStyles';
import { Choices } from './Choices';
import styles from './Housekeeping.module.css';
import { LostItemDialog } from './LostItemDialog';
import { LostItemRow } from './LostItemRow';
import { LOST_STATES, LOST_WORDS } from './lostStates';
import { PageSteps } from './PageSteps';
import { useLostItemsQuery } from './Reports.generated';
import type { RoomList } from './roomRows';
import * as texts from './texts';
import { viewStyle } from './viewStyle';

/** What is shown, in the address. */
export const LOST = { lost: oneOf(LOST_STATES) };
const CHOICES = [
  [undefined, texts.allItems] as const,
  ...LOST_STATES.map((state) => [state, LOST_WORDS[state]] as const),
];

/** What was left behind at a hotel: found last first, with a search. */
export function LostView({ list }: { list: RoomList }) {
  const [{ lost: state }, change] = useAddress(LOST);
  const [typed, setTyped] = useState('');
  const text = useSearchText(typed);
  const [offset, setOffset] = useState(0);
  const [isRecording, setRecording] = useState(false);
  const [isRecorded, setRecorded] = useState(false);
  const { data, previousData, error, refetch } = useLostItemsQuery({
    variables: { hotelId: list.hotelId, state, text, offset },
    fetchPolicy: 'cache-and-network',
    context: failsOffline,
  });
  const items = (data ?? previousData)?.lostItems;
  return (
    <Box sx={viewStyle}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <TextInput
          type="search"
          aria-label={texts.searchLost}
          placeholder={texts.searchLost}
          value={typed}
          onChange={({ target }) => {
            setOffset(0);
            setTyped(target.value);
          }}
          className={styles.search}
        />
        <Box sx={{ flex: 1 }} />
        <Button
          size="large"
          variant="contained"
          color="secondary"
          onClick={() => {
            setRecorded(false);
            setRecording(true);
          }}
        >
          {texts.recordLostItem}
        </Button>
      </Box>
      <Choices
        label={texts.status}
        choices={CHOICES}
        chosen={state}
        onChoose={(chosen) => {
          setOffset(0);
          change({ lost: chosen }, { replace: true });
        }}
      />
      {isRecorded && <Notice kind="success">{texts.itemRecorded}</Notice>}
      {!items &&
        (error ? (
          <Empty
            texts={[texts.lostNotLoaded]}
            action={<Button onClick={() => void refetch().catch(() => undefined)}>{tryAgain}</Button>}
          />
        ) : (
          <RowsSkeleton height={120} rows={3} />
        ))}
      {items?.items.length === 0 && <Empty texts={[text || state ? texts.noLostMatch : texts.noLostItems]} />}
      {items && items.items.length > 0 && (
        <>
          <Box component="ul" aria-label={texts.lostAndFound} sx={listStyle}>
            {items.items.map((item) => (
              <LostItemRow key={item.id} item={item} />
            ))}
          </Box>
          <PageSteps offset={offset} onOffset={setOffset} total={items.total} />
        </>
      )}
      {isRecording && (
        <LostItemDialog list={list} onClose={() => setRecording(false)} onDone={() => setRecorded(true)} />
      )}
    </Box>
  );
}
