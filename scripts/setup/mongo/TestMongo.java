import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.MongoVersion;
import de.bwaldvogel.mongo.backend.h2.H2Backend;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.wire.message.MongoMessage;
import java.io.IOException;
import java.util.List;
import org.h2.mvstore.MVStore;

/**
 * A server that speaks MongoDB's protocol, for the specs: `TestMongo <file> <port>`, port 0 for any. It prints
 * `listening on <port>`, and ends with its input. What it answers to a write is in the file by then, so that a killed
 * server loses nothing that it acknowledged.
 */
final class TestMongo {
    /** The first version that the driver talks to. The specs use nothing newer. */
    private static final MongoVersion VERSION = new MongoVersion() {
        @Override
        public List<Integer> getVersionArray() {
            return List.of(4, 4, 0);
        }

        @Override
        public int getWireVersion() {
            return 9;
        }
    };

    private static final class DurableBackend extends H2Backend {
        private final MVStore store;

        DurableBackend(MVStore store) {
            super(store);
            this.store = store;
        }

        /** One command after the other, so that a commit never holds the half of another one. */
        @Override
        public synchronized Document handleMessage(MongoMessage message) {
            try {
                // A copy: the reply is written later, when the next command may have changed the document in it.
                return super.handleMessage(message).cloneDeeply();
            } finally {
                if (store.hasUnsavedChanges()) store.commit();
            }
        }
    }

    public static void main(String[] arguments) throws IOException {
        MVStore store = new MVStore.Builder().fileName(arguments[0]).autoCommitDisabled().open();
        DurableBackend backend = new DurableBackend(store);
        backend.version(VERSION);
        MongoServer server = new MongoServer(backend);
        server.bind("127.0.0.1", Integer.parseInt(arguments[1]));
        System.out.println("listening on " + server.getLocalAddress().getPort());
        // Whoever started it holds the other end; a run that was killed leaves no server behind.
        while (System.in.read() >= 0) { }
        System.exit(0);
    }
}
