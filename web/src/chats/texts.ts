export const chatsWithCount = 'Chats, {count, plural, one {# with new messages} other {# with new messages}}';
export const bookingOfChat = 'Booking {reference} at {hotel}';
export const roomOfBooking = '{title}, room {number}';
export const seeBooking = 'See the booking';
export const chats = 'Chats';
export const usersOnline = 'Users Online';
export const searchForUser = 'Search for a user';
export const online = 'Online';
export const muted = 'Muted';
export const you = 'You';
export const photo = 'Photo';
export const members = '{count, plural, one {# member} other {# members}}';
export const invitations = '{count, plural, one {# invitation} other {# invitations}}';
export const ownMessage = 'You: {message}';
export const messageBy = '{name}: {message}';
export const add = 'Add {name}';
export const remove = 'Remove {name}';
export const groupName = 'Group name';
export const newGroup = 'New group';
export const strangersAccept =
  'People you haven’t exchanged messages with need to accept your invitation first.';

// RealtimeChatPage, ChatMenuDialog
export const chatMenu = 'Chat menu';
export const chatMenuWithInvitations = 'Chat menu, {count, plural, one {# invitation} other {# invitations}}';
export const openChat = 'Open chat';
export const selectChat = 'Select a chat to display messages !!!';
export const chatEnded = 'You’re no longer in this chat. You were removed, or the group was deleted.';
export const sharedWithNextMessage = 'What you share is sent with your next message in that chat.';

// ChatFilters, ChatList, ChatRow
export const showChats = 'Show';
export const all = 'All';
export const unreadChats = 'Unread';
export const hotels = 'Hotels';
export const people = 'People';
export const archived = 'Archived';
export const noUnread = 'No unread chats';
export const noUnreadHint = 'You’ve read all your messages.';
export const noHotels = 'No chats with hotels';
export const noHotelsHint = 'Chats about a booking are listed here.';
export const noPeople = 'No chats with people';
export const noArchived = 'No archived chats';
export const noArchivedHint =
  'Archive a chat in its menu. It leaves your list until the next message arrives.';
export const noChat = 'No chat to display !!!';
export const searchToStartChat = 'Search for a user to start a chat.';
export const showMoreChats = 'Show more chats';
export const guestAtHotel = '{guest} · {hotel}';
export const draft = '<mark>Draft:</mark> {text}';
export const noMessages = 'No messages yet';
export const unread = '{count} unread';

// ChatBell
export const notifications = 'Notifications';
export const notificationsWithCount =
  'Notifications, {count, plural, one {# chat} other {# chats}} with new messages';
export const noNewMessages = 'No new messages';
export const newMessageCount = '{count, plural, one {# new message} other {# new messages}}';
export const allChats = 'All chats';

// OnlineUsers, AppearsOnline, FoundPeople
export const noOneOnline = 'Sorry, no one is online at the moment';
export const appearOnline = 'Appear online';
export const appearsOffline = 'Other people can’t see that you’re online.';
export const chatWith = 'Chat with {name}';
export const peopleFound = 'People found';
export const showMorePeople = 'Show more people';
export const typeMoreLetters = 'Type at least {count} letters of the name.';
export const noUserMatches = 'No user matches your search !!!';

// Invitations, InvitationRow
export const invitationsLabel = 'Invitations';
export const invitedBy = 'Invited by {name} · {count, plural, one {# member} other {# members}}';
export const accept = 'Accept';
export const acceptInvitation = 'Accept the invitation to {group}';
export const decline = 'Decline';
export const declineInvitation = 'Decline the invitation to {group}';
export const invitationDeclined = 'You declined the invitation to “{group}”. No one is notified.';

// NewGroupDialog
export const newGroupLimit =
  'You can start a group with up to {count, plural, one {# other person} other {# other people}}. Add more people later.';
export const createGroup = 'Create group';

// GroupDialog, MemberRow, InvitedRow
export const rename = 'Rename';
export const addPeople = 'Add people';
export const leaveWarning = 'You’ll no longer see the group’s messages.';
export const stay = 'Stay';
export const leave = 'Leave';
export const leaveGroup = 'Leave group';
export const done = 'Done';
export const groupAdmin = 'Group admin';
export const makeGroupAdmin = 'Make group admin';
export const makeGroupAdminOf = 'Make {name} group admin';
export const removeMember = 'Remove';
export const invited = 'Invited';
export const removeQuestion = 'Remove {name} from “{group}”?';
export const removeConsequences =
  'They can no longer read or write messages in this group. Messages so far stay, and the group sees that you removed them.';
export const withdraw = 'Withdraw';
export const withdrawInvitation = "Withdraw {name}'s invitation";

// PaneHeader
export const invitedCount = '{count} invited';
export const blocked = 'Blocked';
export const searchIn = 'Search in {chat}';
export const optionsFor = 'Options for {chat}';
export const groupDetails = 'Members and name';
export const muteNotifications = 'Mute notifications';
export const unmuteNotifications = 'Unmute notifications';
export const archive = 'Archive';
export const unarchive = 'Unarchive';
export const isArchived = 'This chat is archived. The next message returns it to your list.';
export const block = 'Block {name}';
export const unblock = 'Unblock {name}';

// BlockDialog, BlockedBar
export const blockQuestion = 'Block {name}?';
export const blockConsequences =
  'You won’t be able to message each other or start a chat, and neither of you sees when the other is online. Messages so far stay, and groups you’re both in stay as they are.';
export const blockIsPrivate = 'They’re not notified. You can unblock them at any time.';
export const youBlocked = 'You blocked {name}.';
export const noMessagesWhileBlocked = 'You can’t send each other messages or see when the other is online.';
export const unblockShort = 'Unblock';

// MessagePane
export const chatGone = 'This chat doesn’t exist, or you’re no longer in it.';
export const offline = 'You’re offline. Keep this page open to send your messages when you’re back online.';
export const foundNotOpened = 'We couldn’t open the message you searched for.';
export const writeFirstMessage = 'No messages yet. Write the first one.';
export const oneTyping = '{name} is typing';
export const twoTyping = '{first} and {second} are typing';
export const manyTyping = '{count} people are typing';

// MessageList
export const messages = 'Messages';
export const loadingEarlier = 'Loading earlier messages';
export const newMessages = 'New messages';
export const latestMessages = 'Latest messages';
export const today = 'Today';
export const yesterday = 'Yesterday';

// changeText
export const created = '{name} created the group “{group}”';
export const youCreated = 'You created the group “{group}”';
export const added = '{name} added {person}';
export const addedYou = '{name} added you';
export const youAdded = 'You added {person}';
export const joined = '{name} joined';
export const youJoined = 'You joined';
export const removed = '{name} removed {person}';
export const removedYou = '{name} removed you';
export const youRemoved = 'You removed {person}';
export const left = '{name} left';
export const youLeft = 'You left';
export const renamed = '{name} renamed the group “{group}”';
export const youRenamed = 'You renamed the group “{group}”';
export const madeAdmin = '{name} made {person} group admin';
export const madeYouAdmin = '{name} made you group admin';
export const youMadeAdmin = 'You made {person} group admin';

// MessageRow, MessagePhoto
export const discard = 'Discard';
export const notSent = 'Not sent. {reason}';
export const waitingForConnection = 'Waiting for connection';
export const sending = 'Sending';
export const sent = 'Sent';
export const read = 'Read';
export const readBy = 'Read by {count}';
export const photoFromYou = 'Photo from you';
export const photoFrom = 'Photo from {name}';
export const openPhoto = 'Open photo: {description}';
export const photoNotLoaded = 'This photo couldn’t be loaded.';
export const sendingPhoto = 'Sending photo';

// SharedCard, ShareInChat
export const shareInChat = 'Share in a chat';
export const hotelGone = 'This hotel is no longer available.';
export const bookingHidden = 'Only the guest and staff can see this booking.';
export const bookingAt = 'Booking: {hotel}';
export const held = 'Held';
export const cancelled = 'Cancelled';
export const notPaidInTime = 'Not paid in time';
export const sharedNotLoaded = 'We couldn’t load what was shared.';

// Composer
export const sharedWithMessage = 'Shared with your message';
export const dropShared = 'Don’t share this';
export const addPhotos = 'Add photos';
export const photos = 'Photos';
export const messageTo = 'Message to {name}';
export const writeMessage = 'Write a message';
export const send = 'Send';
export const messageTooLong = '{problem} Yours has {count} of {limit} characters.';
export const aboutHotel = 'Have a look at this hotel.';
export const aboutBooking = 'This is about this booking.';

// SelectedPhotos, PhotoDropArea
export const photosOfMessage = 'Photos in your message';
export const describePhoto = 'Description of photo {number}, {file}';
export const describePhotoHint = 'Describe it for people who can’t see it';
export const dropPhotos = 'Drop photos to add them to your message';
export const photoRules = 'You can send JPEG and PNG photos up to {limit} MB.';
export const photoUnreadable = '{name} can’t be read. It may be damaged, or not a photo.';
export const photoNotOnDevice =
  'The photo is no longer on this device. Discard this message, then choose the photo again.';

// ChatSearch, FoundMessages, MessageSearch, PaneSearch, SearchResultRow
export const searchUsersAndMessages = 'Search for a user or message';
export const usersAndMessages = 'Users, and messages in all chats';
export const searchMessages = 'Search messages';
export const searchThisChat = 'Search in this chat';
export const messagesOfAllChats = 'Messages in all chats';
export const messagesOfThisChat = 'Messages in this chat';
export const searchFailed = 'We couldn’t search the messages.';
export const nothingFound = 'Nothing found for "{text}"';
export const nothingFoundHint = 'Type the beginning of each word you are looking for.';
export const messagesFound = 'Messages found';
export const messagesFoundInChat = 'Messages found in this chat';
export const showEarlier = 'Show earlier messages';
export const closeSearch = 'Close search';
export const photoDescribed = 'Photo: {description}';

// QuickReplies
export const quickReplies = 'Insert a text of the hotel (/)';
export const loadingReplies = 'Loading the texts …';
export const repliesNotLoaded = 'The texts could not be loaded.';
export const noReplies = 'There are no texts for this booking.';
