// A trick game for four, of 32 cards, as Belote is played once its contract stands: follow suit, trump if void, go over
// trumps; then the next deal at once. Auction, announcements, belotes and score sheets are left out, so that each move
// does less here than there.
const { INVALID_MOVE } = require("boardgame.io/core");

const SUITS = ["C", "D", "H", "S"];
const RANKS = { plain: ["7", "8", "9", "J", "Q", "K", "T", "A"], trump: ["7", "8", "Q", "K", "T", "A", "9", "J"] };
const WORTH = {
  plain: { J: 2, Q: 3, K: 4, T: 10, A: 11 },
  trump: { Q: 3, K: 4, T: 10, A: 11, 9: 14, J: 20 },
};
const SEATS = 4;
const HAND = 8;

const kindOf = (card, trump) => (card[0] === trump ? "trump" : "plain");
const strength = (card, trump) => RANKS[kindOf(card, trump)].indexOf(card[1]) + (card[0] === trump ? RANKS.plain.length : 0);
const worth = (card, trump) => WORTH[kindOf(card, trump)][card[1]] ?? 0;

function winningPlace(cards, trump) {
  let best = 0;
  cards.forEach((card, place) => {
    const counts = card[0] === cards[0][0] || card[0] === trump;
    if (counts && strength(card, trump) > strength(cards[best], trump)) best = place;
  });
  return best;
}

function legal(G, seat) {
  const hand = G.hands[seat];
  const { cards, leader } = G.trick;
  if (!cards.length) return hand;
  const led = cards[0][0];
  const place = winningPlace(cards, G.trump);
  const best = cards[place];
  const over = (of) => {
    const higher = of.filter((card) => best[0] !== G.trump || strength(card, G.trump) > strength(best, G.trump));
    return higher.length ? higher : of;
  };
  const following = hand.filter((card) => card[0] === led);
  if (following.length) return led === G.trump ? over(following) : following;
  const trumps = hand.filter((card) => card[0] === G.trump);
  const isPartners = (leader + place) % 2 === seat % 2;
  return trumps.length && !isPartners ? over(trumps) : hand;
}

function deal(G, random) {
  const pack = random.Shuffle(SUITS.flatMap((suit) => RANKS.plain.map((rank) => suit + rank)));
  G.hands = Array.from({ length: SEATS }, (_, seat) => pack.slice(seat * HAND, (seat + 1) * HAND));
  G.trump = SUITS[random.Die(SUITS.length) - 1];
  G.dealer = (G.dealer + 1) % SEATS;
  G.trick = { leader: (G.dealer + 1) % SEATS, cards: [] };
  G.won = [];
  return G;
}

function endTrick(G) {
  const { leader, cards } = G.trick;
  const winner = (leader + winningPlace(cards, G.trump)) % SEATS;
  G.won.push({ leader, cards, winner });
  G.trick = { leader: winner, cards: [] };
}

function endDeal(G, random) {
  const points = [0, 0];
  for (const { cards, winner } of G.won) for (const card of cards) points[winner % 2] += worth(card, G.trump);
  points[G.won[HAND - 1].winner % 2] += 10;
  G.scores = G.scores.map((score, side) => score + points[side]);
  G.deals += 1;
  deal(G, random);
}

const toAct = (G) => (G.trick.leader + G.trick.cards.length) % SEATS;

exports.Trick = {
  name: "trick",
  setup: ({ random }) => deal({ dealer: 0, scores: [0, 0], deals: 0 }, random),
  minPlayers: SEATS,
  maxPlayers: SEATS,
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: ({ G }) => toAct(G), next: ({ G }) => toAct(G) },
  },
  moves: {
    play: {
      client: false,
      move: ({ G, playerID, random }, card) => {
        const seat = Number(playerID);
        if (!legal(G, seat).includes(card)) return INVALID_MOVE;
        G.hands[seat] = G.hands[seat].filter((held) => held !== card);
        G.trick.cards.push(card);
        if (G.trick.cards.length === SEATS) endTrick(G);
        if (G.won.length === HAND) endDeal(G, random);
      },
    },
  },
  playerView: ({ G, playerID }) => {
    const { hands, ...open } = G;
    const seat = Number(playerID);
    const isAsked = playerID != null && toAct(G) === seat;
    return {
      ...open,
      hand: playerID == null ? [] : hands[seat],
      counts: hands.map((hand) => hand.length),
      legal: isAsked ? legal(G, seat) : [],
    };
  },
};
