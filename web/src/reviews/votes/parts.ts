/* What guests do with reviews of others: one part of the code, which only guests load. */
export { OwnVotes } from './OwnVotes';
export { ReviewVote } from './ReviewVote';
