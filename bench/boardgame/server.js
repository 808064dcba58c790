// boardgame.io as its manual sets it up: matches in memory, whole states to each seat through playerView.
const { Server } = require("boardgame.io/dist/cjs/server.js");
const { Trick } = require("./trick.js");

const server = Server({ games: [Trick], origins: [/127\.0\.0\.1/] });
const say = console.log;
console.log = console.info = () => {}; // it would print a line a connection
server.run({ port: 0 }).then(({ appServer }) => say(`http://127.0.0.1:${appServer.address().port}/`));
