import type { SvgIconComponent } from '@mui/icons-material';
import FindIcon from '@mui/icons-material/PersonSearchOutlined';
import { paths } from '../../paths';

/** A screen of the staff area, as the menu and the command palette offer it. */
export interface StaffDestination {
  label: string;
  to: string;
  icon: SvgIconComponent;
  /** The key that opens it after `g`. */
  key?: string;
}

interface Group {
  title: string;
  destinations: readonly StaffDestination[];
}

/** The side menu of administrators (specification, section 6): all management pages, by subject. */
export const staffMenu: readonly Group[] = [
  {
    title: 'People',
    destinations: [{ label: 'Find a user', to: paths.findUser(), icon: FindIcon }],
  },
];
