import { STAFF_PAGES } from '../../../schema/pages';
import { includesDuty, STAFF_ACCESS, type Duty } from '../../../schema/staffPages';
import { includesDuty as grantsDuty } from './duties';
import { HotelDuty } from './duty.enum';
import { mayAsk, type Permission, type Viewer } from './policy';
import { Role } from './role.enum';
import '../domains';

const DUTIES = Object.values(HotelDuty);

const member = (...duties: HotelDuty[]): Viewer => ({
  id: 'member',
  role: Role.TEAM,
  sessionId: '',
  duties: new Map([['hotel', duties]]),
});
const administrator: Viewer = { id: 'administrator', role: Role.ADMIN, sessionId: '' };

test('each page of the staff area says which permission it needs', () => {
  expect(Object.keys(STAFF_ACCESS).sort()).toEqual([...STAFF_PAGES].sort());
});

test.each(Object.entries(STAFF_ACCESS))(
  'the web opens %s to those to whom its permission is granted',
  (_address, { permission, duties }) => {
    expect(mayAsk(administrator, permission as Permission)).toBe(true);
    for (const duty of DUTIES)
      expect([duty, includesDuty([duty], duties)]).toEqual([
        duty,
        mayAsk(member(duty), permission as Permission),
      ]);
  },
);

test.each([
  [[]],
  [[HotelDuty.FINANCE]],
  [[HotelDuty.FRONT_DESK, HotelDuty.HOUSEKEEPING]],
  [[HotelDuty.MANAGER]],
])('the web and the API read the duties %s alike', (needed: Duty[]) => {
  for (const one of DUTIES)
    for (const other of DUTIES)
      expect(includesDuty([one, other], needed)).toBe(grantsDuty([one, other], needed as HotelDuty[]));
});
