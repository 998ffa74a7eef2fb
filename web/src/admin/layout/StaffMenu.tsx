import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import { useLocation } from 'react-router-dom';
import { MEDIA } from '../../../../schema/breakpoints.generated';
import { device } from '../../session/device';
import { askForPalette } from '../../kit/paletteRequest';
import { useOpenMessages } from '../contact/useOpenMessages';
import { ActingBar } from '../duties/ActingBar';
import { ViewAsButton } from '../duties/ViewAsButton';
import { useStaffDuties } from '../duties/useStaffDuties';
import { groupAt, menuFor } from './destinations';
import { DrawerEntry, GroupPages, RailEntry } from './MenuGroup';
import { linkStyle } from './menuStyles';
import { StaffKeys, type StaffDialog } from './StaffKeys';
import { guardStrayPresses } from './strayPress';
import * as texts from './texts';

interface Props {
  /** Called when a link is followed. */
  onLeave?: () => void;
  /** True for the rail beside the content. It shows only icons in narrow windows, and has the keyboard shortcuts. */
  isRail?: boolean;
}

/** The nine entries of the staff area, and the pages of the one that is open: words in wide windows, only icons in narrow ones. */
export function StaffMenu({ onLeave, isRail = false }: Props) {
  useEffect(() => device.rememberStaffMenu(), []);
  useEffect(() => (isRail ? guardStrayPresses(document) : undefined), [isRail]);
  const held = useStaffDuties();
  const open = useOpenMessages(held?.isAdmin ?? false);
  const menu = menuFor(held);
  const at = groupAt(useLocation().pathname);
  const current = menu.find(({ group }) => group === at);
  const Entry = isRail ? RailEntry : DrawerEntry;
  const [dialog, setDialog] = useState<StaffDialog>();
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', ...(isRail ? foldedStyle : touchStyle) }}
    >
      {isRail && (
        <>
          <ActingBar />
          <StaffKeys dialog={dialog} onDialog={setDialog} />
          <Box data-head sx={{ display: 'flex', gap: 0.5, mb: 0.5 }}>
            <Box
              component="button"
              type="button"
              aria-label={texts.goTo}
              aria-keyshortcuts="Control+K"
              title={texts.goToTitle}
              onClick={() => {
                askForPalette();
                setDialog('palette');
              }}
              sx={{ ...linkStyle, ...buttonStyle }}
            >
              <SearchIcon aria-hidden />
              <Box component="span" data-word sx={{ flex: 1, textAlign: 'left' }}>
                {texts.goTo}
              </Box>
              <Box component="kbd" data-word sx={{ fontFamily: 'inherit', fontSize: 'var(--text-small)' }}>
                {texts.goToKeys}
              </Box>
            </Box>
            <Box
              component="button"
              type="button"
              aria-label={texts.shortcuts}
              title={texts.shortcutsTitle}
              onClick={() => setDialog('shortcuts')}
              sx={{ ...linkStyle, ...plainStyle, width: 32, justifyContent: 'center', px: 0 }}
            >
              <KeyboardIcon aria-hidden />
            </Box>
          </Box>
        </>
      )}
      {menu.map((entry) => (
        <Entry key={entry.group.key} {...entry} isCurrent={entry === current} open={open} onLeave={onLeave} />
      ))}
      {isRail && current && current.pages.length > 1 && (
        <Box sx={{ mt: 1, pt: 1, borderTop: 1, borderColor: 'divider' }}>
          <Box aria-hidden data-word sx={titleStyle}>
            {current.group.title}
          </Box>
          <GroupPages {...current} open={open} />
        </Box>
      )}
      {held?.isAdmin && <ViewAsButton />}
    </Box>
  );
}

const titleStyle = {
  px: 1.25,
  pb: 0.5,
  fontSize: 'var(--text-small)',
  fontWeight: 600,
  color: 'text.secondary',
};
const plainStyle = {
  width: '100%',
  border: 0,
  bgcolor: 'transparent',
  fontFamily: 'inherit',
  cursor: 'pointer',
};
const buttonStyle = {
  ...plainStyle,
  bgcolor: 'background.paper',
  boxShadow: 'inset 0 0 0 1px var(--line)',
};
const touchStyle = { '& a,& button': { minHeight: 44, fontSize: 'var(--text-body)' } };
const foldedStyle = {
  [`@media ${MEDIA.belowWide}`]: {
    '& [data-word]': { display: 'none' },
    '& [data-count]': { position: 'absolute', top: -2, right: 2, ml: 0 },
    '& [data-head]': { flexDirection: 'column', alignItems: 'stretch' },
    '& a,& button': { justifyContent: 'center', px: 0, width: '100%', minHeight: 32 },
  },
};
