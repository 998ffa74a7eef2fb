import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { oneOf } from '../../kit/address';
import { Empty } from '../../kit/Empty';
import { tabId, Tabs } from '../../kit/Tabs';
import { tryAgain } from '../../kit/texts';
import { useAddress } from '../../kit/useAddress';
import { useChosenHotel } from '../fields/useChosenHotel';
import { HotelSheet } from '../layout/HotelSheet';
import { LostView } from './LostView';
import { RepairsView } from './RepairsView';
import { RoomsView } from './RoomsView';
import styles from './Housekeeping.module.css';
import * as texts from './texts';
import { useRoomList } from './useRoomList';

const VIEWS = ['rooms', 'repairs', 'lost'] as const;
const LABELS = [texts.rooms, texts.repairs, texts.lostAndFound];
/** What is shown, in the address. */
export const HOUSEKEEPING = { view: oneOf(VIEWS) };
const PANEL = 'housekeeping';

/** The rooms of one hotel with what is to be done in them, its repairs, and what was left behind. */
export function HousekeepingPage() {
  const [{ view = 'rooms' }, change] = useAddress(HOUSEKEEPING);
  const { hotelId, today, choose } = useChosenHotel();
  const rooms = useRoomList(hotelId);
  const { list, hasFailed, refresh } = rooms;
  const chosen = VIEWS.indexOf(view);
  return (
    <HotelSheet
      title={texts.housekeeping}
      hotelId={hotelId}
      isMissing={today === null || list === null}
      onHotel={choose}
      tools={
        <Tabs
          aria-label={texts.views}
          panelId={PANEL}
          tabs={LABELS}
          chosen={chosen}
          className={styles.tabs}
          onChoose={(index) => change({ view: index === 0 ? undefined : VIEWS[index] })}
        />
      }
    >
      <Box role="tabpanel" id={PANEL} aria-labelledby={tabId(PANEL, chosen)} sx={panelStyle}>
        {!list &&
          (hasFailed ? (
            <Empty texts={[texts.notLoaded]} action={<Button onClick={refresh}>{tryAgain}</Button>} />
          ) : (
            <Box sx={{ flex: 1, p: 2.5 }}>
              <Skeleton variant="rounded" height={360} />
            </Box>
          ))}
        {list && view === 'rooms' && <RoomsView {...rooms} list={list} />}
        {list && view === 'repairs' && <RepairsView list={list} />}
        {list && view === 'lost' && <LostView list={list} />}
      </Box>
    </HotelSheet>
  );
}

const panelStyle = { display: 'flex', flex: 1, minHeight: 0 };
