Feature: complaint

  Scenario: full 1
    Given complaint is opened (plain)
    Then loading
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open)
    When the person taps "My complaints"
    Then loading
    When load problems says 'overdue'
    Then shown orders one and shown question types
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open); the person chooses a sub-type (threats)
    When the person taps "All"
    Then shown orders all and shown question types
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open); the person chooses a sub-type (threats)
    When the person taps "All"
    Then shown orders one and shown question types
    When the person chooses a type (collection)
    Then shown orders one and shown question sub types (Collection was picked: its sub-types show under it.)
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open)
    When the person taps "All"
    Then shown orders all and shown question sub types
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open)
    When the person chooses an order (overdue)
    Then shown orders one and shown question types
    When the person chooses a type (fees)
    Then shown orders one and shown question types
    When the person taps "All"
    Then shown orders all and shown question types
    When the person chooses an order (applied)
    Then shown orders one and shown question types
    When the person taps "Contact us"
    Then shown orders one and shown question types
    When the person chooses a type (collection)
    Then shown orders one and shown question types
    When the person taps "All"
    Then shown orders all and shown question types
    When the person chooses an order (overdue)
    Then shown orders one and shown question types
    When the person chooses a type (collection)
    Then shown orders one and shown question sub types
    When the person chooses a type (collection)
    Then shown orders one and shown question types
    When the person chooses a type (collection)
    Then shown orders one and shown question sub types
    When the person chooses a type (fees)
    Then shown orders one and shown question sub types
    When the person chooses a sub-type (threats)
    Then shown orders one and shown question sub types
    When the person taps "All"
    Then shown orders all and shown question sub types
    When the person chooses an order (applied)
    Then shown orders one and shown question types

  Scenario: full 2
    Given complaint is opened (with a draft)
    Then loading
    When load problems says 'overdue'
    Then shown orders one and shown question types
    When the person taps "Continue"
    Then shown orders one and shown question types

  Scenario: full 3
    Given complaint is opened (after one was sent)
    Then loading
    When load problems says 'applied'
    Then shown orders one and shown question types
    When the person taps "See the complaint"
    Then shown orders one and shown question types

  Scenario: full 4
    Given complaint is opened (with a draft that its order does not allow)
    Then loading
    When load problems says 'unchosen'
    Then shown orders one and shown question types
    When the person taps "Continue"
    Then shown orders one and shown question types

  Scenario: full 5
    Given complaint is opened (plain)
    Then loading
    When load problems says 'noOrder'
    Then shown orders one and shown question types

  Scenario: full 6
    Given complaint is opened (plain)
    Then loading
    When load problems says 'noSubTypes'
    Then shown orders one and shown question types
    When the person chooses a type (collection)
    Then shown orders one and shown question types

  Scenario: full 7
    Given complaint is opened (plain)
    Then loading
    When load problems says 'refused'
    Then failed by lender
    When the person taps "Try again"
    Then loading
    When load problems says 'cut'
    Then failed by connection (There was no connection; the page goes on by itself when it is back.)
    When the device does 'connection restored'
    Then loading
    When load problems says 'garbage'
    Then failed by lender
    When the app comes back to the screen (clear)
    Then loading
    When 60 s pass
    Then failed by lender
    When the app comes back to the screen (open)
    Then loading
