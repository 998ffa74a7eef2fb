import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import { NavLink } from 'react-router-dom';
import { fill } from '../../../../schema/fill';
import { MEDIA } from '../../../../schema/breakpoints.generated';
import { Badge } from '../../kit/Badge';
import { device } from '../../session/device';
import { askForPalette } from '../../kit/paletteRequest';
import { useOpenMessages } from '../contact/useOpenMessages';
import { staffMenu } from './destinations';
import { StaffKeys, type StaffDialog } from './StaffKeys';
import { guardStrayPresses } from './strayPress';
import * as texts from './texts';

interface Props {
  /** Called when a link is followed. */
  onLeave?: () => void;
  /** True for the rail beside the content. It shows only icons in narrow windows, and has the keyboard shortcuts. */
  isRail?: boolean;
}

/** The screens of the staff area by subject: words in wide windows, only icons in narrow ones. */
export function StaffMenu({ onLeave, isRail = false }: Props) {
  useEffect(() => device.rememberStaffMenu(), []);
  useEffect(() => (isRail ? guardStrayPresses(document) : undefined), [isRail]);
  const open = useOpenMessages();
  const [dialog, setDialog] = useState<StaffDialog>();
  return (
    <Box sx={{ display: 'grid', ...(isRail ? foldedStyle : touchStyle) }}>
      {isRail && (
        <>
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
      {staffMenu.map(({ title, destinations }) => (
        <Box key={title} role="group" aria-label={title} sx={{ pb: 0.75 }}>
          <Box aria-hidden data-word sx={titleStyle}>
            {title}
          </Box>
          {destinations.map(({ label, to, icon: Icon, countsMessages }) => (
            <Box
              key={to}
              component={NavLink}
              to={to}
              end
              title={label}
              aria-label={countsMessages && open ? fill(texts.messagesWithCount, { count: open }) : label}
              onClick={onLeave}
              sx={linkStyle}
            >
              <Icon fontSize="small" aria-hidden />
              <span data-word>{label}</span>
              {countsMessages && open > 0 && (
                <Box component="span" data-count aria-hidden sx={{ ml: 'auto' }}>
                  <Badge count={open} />
                </Box>
              )}
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}

const titleStyle = {
  px: 1.25,
  pt: 0.5,
  pb: 0.25,
  fontSize: 'var(--text-small)',
  lineHeight: 1.4,
  fontWeight: 600,
  color: 'text.secondary',
};
const linkStyle = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  minHeight: 28,
  px: 1.25,
  borderRadius: 'var(--radius-control)',
  fontSize: 'var(--text-small)',
  fontWeight: 500,
  color: 'text.secondary',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '& svg': { fontSize: '1.125rem' },
  '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
  '&.active': { bgcolor: 'primary.light', color: 'text.primary', fontWeight: 600 },
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
const touchStyle = { '& a': { minHeight: 44, fontSize: 'var(--text-body)' } };
const foldedStyle = {
  [`@media ${MEDIA.belowWide}`]: {
    '& [data-word]': { display: 'none' },
    '& [data-count]': { position: 'absolute', top: -2, right: 2, ml: 0 },
    '& [data-head]': { flexDirection: 'column', alignItems: 'stretch' },
    '& a,& button': { justifyContent: 'center', px: 0, width: '100%', minHeight: 32 },
    '& [role=group] + [role=group]': { borderTop: 1, borderColor: 'divider', pt: 1 },
  },
};
