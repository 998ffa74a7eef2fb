import { useState, type FormEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { paths } from '../../paths';
import { SelectInput, TextArea } from '../../kit/Field';
import { spokenDate } from '../../kit/format';
import { spokenMoment } from '../../kit/moments';
import { cancel } from '../../kit/texts';
import { TextLink } from '../../kit/TextLink';
import { useRefusal } from '../../session/useRefusal';
import { quietStyle } from '../frontdesk/rowStyles';
import styles from './Housekeeping.module.css';
import { LOST_STATES, LOST_WORDS, type LostItem } from './lostStates';
import { ReportPhotos } from './ReportPhotos';
import { useUpdateLostItemMutation } from './Reports.generated';
import * as texts from './texts';

/** Something that was left behind: its status and note can be changed in place. */
export function LostItemRow({ item }: { item: LostItem }) {
  const { id: lostItemId, what, place, foundOn, foundBy, photos, state, note, booking } = item;
  const { settledAt, settledBy } = item;
  const [update, { loading }] = useUpdateLostItemMutation();
  const { notice, show, answerOf } = useRefusal();
  const [typed, setTyped] = useState<string>();
  const send = async (change: { state?: LostItem['state']; note?: string }) => {
    const answer = await answerOf(update({ variables: { input: { lostItemId, ...change } } }));
    if (answer && answer.updateLostItem.__typename !== 'LostItem') show(answer.updateLostItem);
    return answer?.updateLostItem.__typename === 'LostItem';
  };
  const saveNote = async (event: FormEvent) => {
    event.preventDefault();
    if (await send({ note: typed ?? '' })) setTyped(undefined);
  };
  const name = foundBy?.name ?? texts.formerColleague;
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <Box sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{what}</Box>
          <Box>{place}</Box>
        </Box>
        <SelectInput
          aria-label={fill(texts.statusOf, { what })}
          value={state}
          disabled={loading}
          className={styles.assignee}
          onChange={({ target }) => void send({ state: target.value as LostItem['state'] })}
        >
          {LOST_STATES.map((one) => (
            <option key={one} value={one}>
              {LOST_WORDS[one]}
            </option>
          ))}
        </SelectInput>
      </Box>
      <Box sx={quietStyle}>
        {fill(texts.foundBy, { day: spokenDate(foundOn), name })}
        {settledAt && (
          <Box>
            {fill(texts.settledBy, {
              status: LOST_WORDS[state],
              name: settledBy?.name ?? texts.formerColleague,
              when: spokenMoment(settledAt),
            })}
          </Box>
        )}
        {booking && (
          <Box>
            <TextLink to={paths.booking(booking.id)}>
              {fill(texts.lastGuest, { guest: booking.user.name, reference: booking.reference })}
            </TextLink>
          </Box>
        )}
      </Box>
      {note && typed === undefined && (
        <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note}</Box>
      )}
      <ReportPhotos photos={photos} place={place} />
      {notice}
      {typed === undefined ? (
        <Button onClick={() => setTyped(note ?? '')} sx={{ justifySelf: 'start', minHeight: 48, px: 0 }}>
          {note ? texts.editNote : texts.addNote}
        </Button>
      ) : (
        <Box component="form" onSubmit={saveNote} sx={{ display: 'grid', gap: 1 }}>
          <TextArea
            autoFocus
            aria-label={fill(texts.noteOn, { what })}
            maxLength={LIMITS.lostNote}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Box sx={{ display: 'flex', gap: 1 }}>
            <Button type="submit" variant="contained" loading={loading}>
              {texts.save}
            </Button>
            <Button onClick={() => setTyped(undefined)}>{cancel}</Button>
          </Box>
        </Box>
      )}
    </Box>
  );
}

const rowStyle = {
  display: 'grid',
  gap: 0.75,
  px: 2,
  py: 1.5,
  '& + &': { borderTop: 1, borderColor: 'divider' },
};
