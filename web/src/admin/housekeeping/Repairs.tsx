import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { fill } from '../../../../schema/fill';
import { failsOffline } from '../../apollo/reachabilityLink';
import { Empty } from '../../kit/Empty';
import { spokenMoment } from '../../kit/moments';
import { RowsSkeleton } from '../../kit/RowsSkeleton';
import { tryAgain } from '../../kit/texts';
import { useRefusal } from '../../session/useRefusal';
import { listStyle, quietStyle } from '../frontdesk/rowStyles';
import { PageSteps } from './PageSteps';
import { ReportPhotos } from './ReportPhotos';
import {
  useFinishRepairMutation,
  useReopenRepairMutation,
  useRepairsQuery,
  type RepairsQuery,
} from './Reports.generated';
import * as texts from './texts';

type Repair = RepairsQuery['repairs']['items'][number];

interface Props {
  label: string;
  hotelId: string;
  roomNumberId?: string;
  state: Repair['state'];
  offset: number;
  onOffset?: (offset: number) => void;
}

/** The repairs of a hotel, or of one of its rooms, newest first. */
export function Repairs({ label, hotelId, roomNumberId, state, offset, onOffset }: Props) {
  const { data, previousData, error, refetch } = useRepairsQuery({
    variables: { hotelId, roomNumberId, state, offset },
    fetchPolicy: 'cache-and-network',
    context: failsOffline,
  });
  const repairs = (data ?? previousData)?.repairs;
  if (!repairs)
    return error ? (
      <Empty
        texts={[texts.repairsNotLoaded]}
        action={<Button onClick={() => void refetch().catch(() => undefined)}>{tryAgain}</Button>}
      />
    ) : (
      <RowsSkeleton height={120} rows={3} />
    );
  if (repairs.items.length === 0)
    return <Empty texts={[state === 'OPEN' ? texts.noOpenRepairs : texts.noDoneRepairs]} />;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box component="ul" aria-label={label} sx={listStyle}>
        {repairs.items.map((repair) => (
          <RepairRow key={repair.id} repair={repair} />
        ))}
      </Box>
      {onOffset && <PageSteps {...{ offset, onOffset }} total={repairs.total} />}
    </Box>
  );
}

function RepairRow({ repair }: { repair: Repair }) {
  const { id: repairId, place, text, photos, state, reportedBy, reportedAt, doneBy, doneAt } = repair;
  const [finish, { loading: isFinishing }] = useFinishRepairMutation();
  const [reopen, { loading: isReopening }] = useReopenRepairMutation();
  const { notice, show, answerOf } = useRefusal();
  const isOpen = state === 'OPEN';
  const act = async () => {
    const variables = { input: { repairId } };
    const data = isOpen
      ? (await answerOf(finish({ variables })))?.finishRepair
      : (await answerOf(reopen({ variables })))?.reopenRepair;
    if (data && data.__typename !== 'Repair') show(data);
  };
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ fontWeight: 700 }}>{place}</Box>
      <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Box>
      <Box sx={quietStyle}>
        {fill(texts.reportedBy, {
          name: reportedBy?.name ?? texts.formerColleague,
          when: spokenMoment(reportedAt),
        })}
        {doneAt && (
          <Box>
            {fill(texts.doneBy, { name: doneBy?.name ?? texts.formerColleague, when: spokenMoment(doneAt) })}
          </Box>
        )}
      </Box>
      <ReportPhotos photos={photos} place={place} />
      {notice}
      <Button
        size="large"
        variant="outlined"
        loading={isFinishing || isReopening}
        aria-label={fill(isOpen ? texts.markRepairDone : texts.reopenRepair, { text })}
        onClick={() => void act()}
        sx={{ justifySelf: 'start' }}
      >
        {isOpen ? texts.markDone : texts.reopen}
      </Button>
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
