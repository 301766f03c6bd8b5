Feature: choose card

  Scenario: full 1
    Given choose card is opened
    Then loading
    And nothing comes of it: the person tries again; the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open); the person chooses a card (bdo); the person chooses a card (unknown); the person goes on
    When load way to repay says 'cards'
    Then choosing
    And nothing comes of it: the person tries again; the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open); the person chooses a card (unknown)
    When the person chooses a card (bdo)
    Then choosing
    When the person chooses a card (bdo)
    Then choosing
    When the person goes on
    Then choosing

  Scenario: full 2
    Given choose card is opened
    Then loading
    When load way to repay says 'refused'
    Then failed by lender
    And nothing comes of it: the person chooses a card (bdo); the person chooses a card (unknown); the person goes on
    When the person tries again
    Then loading
    When load way to repay says 'cut'
    Then failed by connection (There was no connection; the page goes on by itself when it is back.)
    And nothing comes of it: the person chooses a card (bdo); the person chooses a card (unknown); the person goes on
    When the device does 'connection restored'
    Then loading
    When load way to repay says 'garbage'
    Then failed by lender
    When the app comes back to the screen (clear)
    Then loading
    When 60 s pass
    Then failed by lender
    When the app comes back to the screen (open)
    Then loading
    When load way to repay says 'cards'
    Then choosing
    When the person goes on
    Then choosing
