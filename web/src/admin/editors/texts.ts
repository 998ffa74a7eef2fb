// OtherEditors
export const editHotel = '{names} {count, plural, one {is} other {are}} editing this hotel too.';
export const editRoomType = '{names} {count, plural, one {is} other {are}} editing this room type too.';
export const editUser = '{names} {count, plural, one {is} other {are}} editing this user too.';
export const openBooking = '{names} {count, plural, one {has} other {have}} this booking open too.';
