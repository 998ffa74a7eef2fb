import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import ExpandIcon from '@mui/icons-material/ExpandMoreOutlined';
import { Link, NavLink } from 'react-router-dom';
import { fill } from '../../../../schema/fill';
import { Badge } from '../../kit/Badge';
import type { StaffGroup, StaffPage } from './destinations';
import { linkStyle } from './menuStyles';
import * as texts from './texts';

interface Props {
  /** Number of open messages from the contact form. */
  open: number;
  /** Called when a link is followed. */
  onLeave?: (() => void) | undefined;
}

interface PagesProps extends Props {
  group: StaffGroup;
  /** Its pages that the menu shows to the reader, at least one. */
  pages: readonly StaffPage[];
}

interface EntryProps extends PagesProps {
  /** Whether the page in view is one of the group. */
  isCurrent: boolean;
}

/** An entry of the rail, which leads to the first page of its group. No entry ever moves. */
export function RailEntry({ group, pages, isCurrent, open, onLeave }: EntryProps) {
  const [first, ...others] = pages;
  const count = countOf(pages, open);
  return (
    <Box
      component={Link}
      to={first!.path}
      title={group.title}
      aria-label={nameOf(group, count)}
      aria-current={isCurrent ? (others.length ? 'true' : 'page') : undefined}
      onClick={onLeave}
      sx={linkStyle}
    >
      <Words of={group} count={count} />
    </Box>
  );
}

/** An entry of the menu on phones: one with several pages unfolds them in place. */
export function DrawerEntry(props: EntryProps) {
  const { group, pages, isCurrent, open } = props;
  const [isUnfolded, setUnfolded] = useState(isCurrent);
  const id = useId();
  if (pages.length === 1) return <RailEntry {...props} />;
  const count = countOf(pages, open);
  return (
    <div>
      <Box
        component="button"
        type="button"
        aria-expanded={isUnfolded}
        aria-controls={id}
        onClick={() => setUnfolded((was) => !was)}
        sx={{ ...linkStyle, ...unfoldStyle }}
      >
        <Words of={group} count={isUnfolded ? 0 : count} />
        <ExpandIcon aria-hidden sx={{ ml: 'auto', rotate: isUnfolded ? '180deg' : '0deg' }} />
      </Box>
      <Box id={id} hidden={!isUnfolded} sx={{ pl: 2 }}>
        <GroupPages {...props} />
      </Box>
    </div>
  );
}

/** The pages of a group. */
export function GroupPages({ group, pages, open, onLeave }: PagesProps) {
  return (
    <Box component="ul" aria-label={group.title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {pages.map((page) => {
        const count = page.countsMessages ? open : 0;
        return (
          <li key={page.key}>
            <Box
              component={NavLink}
              to={page.path}
              end
              title={page.title}
              aria-label={nameOf(page, count)}
              onClick={onLeave}
              sx={{ ...linkStyle, minHeight: 30 }}
            >
              <Words of={page} count={count} />
            </Box>
          </li>
        );
      })}
    </Box>
  );
}

function Words({ of: { title, icon: Icon }, count }: { of: StaffGroup | StaffPage; count: number }) {
  return (
    <>
      <Icon fontSize="small" aria-hidden />
      <span data-word>{title}</span>
      {count > 0 && (
        <Box component="span" data-count aria-hidden sx={{ ml: 'auto' }}>
          <Badge count={count} />
        </Box>
      )}
    </>
  );
}

const countOf = (pages: readonly StaffPage[], open: number): number =>
  pages.some(({ countsMessages }) => countsMessages) ? open : 0;

const nameOf = ({ title }: { title: string }, count: number): string =>
  count ? fill(texts.withOpenMessages, { title, count }) : title;

const unfoldStyle = {
  width: '100%',
  border: 0,
  bgcolor: 'transparent',
  fontFamily: 'inherit',
  cursor: 'pointer',
};
